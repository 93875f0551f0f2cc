import { expect, onTestFinished, test, vi } from 'vitest'
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

test('what has to be sent while somebody is signed in is sent first, and not waited for long', async () => {
  const done: string[] = []
  const sessionEnd = createSessionEnd()
  sessionEnd.addBefore(async () => void done.push('events'))
  sessionEnd.add(() => void done.push('analytics'))
  await sessionEnd.runBefore()
  expect(done).toEqual(['events'])
  await sessionEnd.run()
  expect(done).toEqual(['events', 'analytics'])

  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  sessionEnd.addBefore(() => new Promise(() => {}))
  const passed = vi.fn<() => void>()
  void sessionEnd.runBefore().then(passed)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(passed).toHaveBeenCalled()
})
