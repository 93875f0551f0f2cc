import { expect, test } from 'vitest'
import { answeringServer, pending } from './answers.ts'

test('a page that is gone hears nothing more: no answer, and not that it waited too long', async () => {
  const server = answeringServer({ 'settings.remoteConfig': pending })
  const limit = new AbortController()
  let heard = false
  const call = server.fetch('/merchant/api/v1/remote-config', { signal: limit.signal })
  void call.finally(() => (heard = true)).catch(() => undefined)
  server.close()
  limit.abort()
  await new Promise((resolve) => setTimeout(resolve))
  expect(heard).toBe(false)
})
