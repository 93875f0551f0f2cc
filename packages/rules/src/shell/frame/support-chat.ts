/** NAV-61. */
export type ChatUser = Readonly<{
  userId: string
  name: string
  unreadChannelIds: readonly string[]
  hasUnread: boolean
}>

export type ChatEvent = Readonly<{ kind: 'new_message' | 'read'; channelId: string }>

/**
 * NAV-62: whether the chat connects: support may be viewed, and an active ticket was found (DEC-NAV-14) or the user
 * has opened the support area (DEC-NAV-13).
 */
export function connectsChat(
  input: Readonly<{ canViewSupport: boolean; hasActiveTicket: boolean; skipsCheck: boolean }>,
): boolean {
  return input.canViewSupport && (input.hasActiveTicket || input.skipsCheck)
}

/** NAV-64. */
export function isActiveTicket(status: string): boolean {
  return status !== 'closed'
}

/** NAV-67, NAV-68: the unread list after an event. */
export function chatAfter(user: ChatUser, { kind, channelId }: ChatEvent): ChatUser {
  const others = user.unreadChannelIds.filter((id) => id !== channelId)
  const unreadChannelIds = kind === 'new_message' ? [...others, channelId] : others
  return { ...user, unreadChannelIds, hasUnread: unreadChannelIds.length > 0 }
}

/** DEC-NAV-16. */
export const chatRetry = { afterSeconds: 30, times: 3 } as const
