/**
 * NAV-62: whether the chat connects: support may be viewed, and an active ticket was found (DEC-NAV-14) or
 * the user has opened the support area (DEC-NAV-13).
 */
export function connectsChat(
  input: Readonly<{ canViewSupport: boolean; hasActiveTicket: boolean; skipsCheck: boolean }>,
): boolean {
  return input.canViewSupport && (input.hasActiveTicket || input.skipsCheck)
}

/** DEC-NAV-16. */
export const chatRetry = { afterSeconds: 30, times: 3 } as const
