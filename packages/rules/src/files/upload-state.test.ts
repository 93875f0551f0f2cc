import { expect, test } from 'vitest'
import { mayLeaveUploads, uploadActions, uploadFailureTexts, uploadStates } from './upload-state.ts'

test('UPL-12: a cancelled upload says nothing', () => {
  expect(uploadFailureTexts('cancelled')).toBeNull()
})

test('UPL-05, UPL-13: any other failure notifies and marks the row of the file', () => {
  for (const failure of ['refused', 'network'] as const) {
    expect(uploadFailureTexts(failure)).toEqual({ notification: 'failed_to_upload', row: 'upload_failed' })
  }
})

test('UPL-14: an upload is loading, in error or uploaded, each with its own actions', () => {
  expect(uploadStates).toEqual(['loading', 'error', 'uploaded'])
  expect(uploadActions).toEqual({
    loading: ['cancel'],
    error: ['retry', 'remove'],
    uploaded: ['download', 'remove'],
  })
})

test('a form waits for its files', () => {
  expect(mayLeaveUploads(['uploaded', 'loading'])).toBe(false)
  expect(mayLeaveUploads(['uploaded', 'error'])).toBe(true)
  expect(mayLeaveUploads([])).toBe(true)
})
