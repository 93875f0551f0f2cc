import { describe, expect, test } from 'vitest'
import { connectsChat } from './support-chat.ts'

describe('support chat', () => {
  test('it connects with the support permission and an active ticket or the skip flag', () => {
    const allowed = { canViewSupport: true, hasActiveTicket: false, skipsCheck: false }
    expect(connectsChat(allowed)).toBe(false)
    expect(connectsChat({ ...allowed, hasActiveTicket: true })).toBe(true)
    expect(connectsChat({ ...allowed, skipsCheck: true })).toBe(true)
    expect(connectsChat({ canViewSupport: false, hasActiveTicket: true, skipsCheck: true })).toBe(false)
  })
})
