import { expect, test } from 'vitest'
import { Semaphore } from './semaphore.ts'

test('as many as may are let in at once, the next wait in order, and whoever comes after them is refused', async () => {
  const semaphore = new Semaphore(2, 1)
  const [first, second] = await Promise.all([semaphore.take(), semaphore.take()])
  let isIn = false
  const third = semaphore.take().then((release) => {
    isIn = true
    return release
  })
  expect(await semaphore.take()).toBeNull()
  expect(isIn).toBe(false)
  // A turn that is ended twice lets in one, not two.
  first!()
  first!()
  const release = await third
  const fourth = semaphore.take()
  expect(await semaphore.take()).toBeNull()
  release!()
  second!()
  expect(await fourth).toBeTypeOf('function')
})

test('when it closes, who waits is sent away and nobody is let in', async () => {
  const semaphore = new Semaphore(1, 5)
  await semaphore.take()
  const waiting = [semaphore.take(), semaphore.take()]
  semaphore.close()
  expect(await Promise.all(waiting)).toEqual([null, null])
  expect(await semaphore.take()).toBeNull()
})
