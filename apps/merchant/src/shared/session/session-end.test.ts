import { expect, test } from 'vitest'
import { createSessionEnd } from './session-end.ts'

test('everything that lives with the session is ended, also when one part fails [SES-20]', async () => {
  const ended: string[] = []
  const sessionEnd = createSessionEnd()
  sessionEnd.add(() => void ended.push('analytics'))
  sessionEnd.add(() => Promise.reject(new Error('this part is gone')))
  sessionEnd.add(async () => void ended.push('events'))
  await sessionEnd.run()
  expect(ended).toEqual(['analytics', 'events'])
})
