import { expect, test } from 'vitest'
import { connectivityNotification } from './notifications.ts'

test('offline warns until the browser is back online, which is said and goes by itself', () => {
  expect(connectivityNotification(false)).toEqual({ text: 'offline', variant: 'warning', autoHide: false })
  expect(connectivityNotification(true)).toEqual({ text: 'back_online', variant: 'success', autoHide: true })
})
