import { expect, test } from 'vitest'
import { endSessionParts, onSessionEnd } from './session-end.ts'

test('SES-20, SES-21: everything that lives with the session is ended, also when one part fails', async () => {
  const ended: string[] = []
  onSessionEnd(() => void ended.push('analytics'))
  onSessionEnd(() => Promise.reject(new Error('the chat is gone')))
  onSessionEnd(async () => void ended.push('chat'))
  await endSessionParts()
  expect(ended).toEqual(['analytics', 'chat'])
})
