import { describe, expect, test } from 'vitest'
import { chatAfter, connectsChat, isActiveTicket, type ChatUser } from './support-chat.ts'

describe('support chat', () => {
  test('it connects with the support permission and an active ticket or the skip flag', () => {
    const allowed = { canViewSupport: true, hasActiveTicket: false, skipsCheck: false }
    expect(connectsChat(allowed)).toBe(false)
    expect(connectsChat({ ...allowed, hasActiveTicket: true })).toBe(true)
    expect(connectsChat({ ...allowed, skipsCheck: true })).toBe(true)
    expect(connectsChat({ canViewSupport: false, hasActiveTicket: true, skipsCheck: true })).toBe(false)
  })

  test('a ticket is active unless it is closed', () => {
    expect(isActiveTicket('open')).toBe(true)
    expect(isActiveTicket('closed')).toBe(false)
  })

  test('new messages and reading change the unread list and its flag', () => {
    const user: ChatUser = {
      userId: 'acc_1',
      name: 'huda@example.com',
      unreadChannelIds: [],
      hasUnread: false,
    }
    const one = chatAfter(user, { kind: 'new_message', channelId: 'c1' })
    expect(one).toEqual({ ...user, unreadChannelIds: ['c1'], hasUnread: true })
    const two = chatAfter(chatAfter(one, { kind: 'new_message', channelId: 'c2' }), {
      kind: 'new_message',
      channelId: 'c1',
    })
    expect(two.unreadChannelIds).toEqual(['c2', 'c1'])
    const read = chatAfter(chatAfter(two, { kind: 'read', channelId: 'c1' }), {
      kind: 'read',
      channelId: 'c2',
    })
    expect(read).toEqual(user)
  })
})
