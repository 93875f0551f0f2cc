import { linkResendAt } from '@daftar/rules/orders/payment-link'

/** Seconds until a link may be sent by SMS again; 0 at once, null never more. */
export function secondsUntilSend(
  { sent_at, times_sent }: { sent_at: string | null; times_sent: number },
  nowMs: number,
): number | null {
  const atMs = linkResendAt(sent_at === null ? null : Date.parse(sent_at), times_sent)
  return atMs === null ? null : Math.max(0, Math.ceil((atMs - nowMs) / 1000))
}
