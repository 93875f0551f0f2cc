/** Seconds until a link may be sent by SMS again; 0 at once, null never more. */
export function secondsUntilSend({ resend_at }: { resend_at: string | null }, nowMs: number): number | null {
  return resend_at === null ? null : Math.max(0, Math.ceil((Date.parse(resend_at) - nowMs) / 1000))
}
