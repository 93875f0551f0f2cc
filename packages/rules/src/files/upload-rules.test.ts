import { describe, expect, test } from 'vitest'
import { maximumBytes, uploadAreas, uploadProblem, type PickedFile, type UploadArea } from './upload-rules.ts'

function aFile(file: Partial<PickedFile> = {}): PickedFile {
  return { name: 'licence.pdf', type: 'application/pdf', size: 20_000, ...file }
}

function takes(area: UploadArea, name: string, type: string): boolean {
  return uploadProblem(aFile({ name, type }), area) === null
}

describe('types', () => {
  test('by default jpeg, png and pdf are let in, jpg counting as jpeg [UPL-01]', () => {
    expect(takes('default', 'id.jpeg', 'image/jpeg')).toBe(true)
    expect(takes('default', 'id.jpg', 'image/jpeg')).toBe(true)
    expect(takes('default', 'id.png', 'image/png')).toBe(true)
    expect(takes('default', 'id.pdf', 'application/pdf')).toBe(true)
    expect(takes('default', 'id.gif', 'image/gif')).toBe(false)
    expect(takes('default', 'id.svg', 'image/svg+xml')).toBe(false)
  })

  test('support attachments are jpeg, jpg or png', () => {
    expect(takes('support', 'screen.jpeg', 'image/jpeg')).toBe(true)
    expect(takes('support', 'screen.jpg', 'image/jpeg')).toBe(true)
    expect(takes('support', 'screen.png', 'image/png')).toBe(true)
    expect(takes('support', 'screen.pdf', 'application/pdf')).toBe(false)
  })

  test('dispute attachments are jpeg, jpg or png', () => {
    expect(takes('dispute', 'parcel.jpeg', 'image/jpeg')).toBe(true)
    expect(takes('dispute', 'parcel.jpg', 'image/jpeg')).toBe(true)
    expect(takes('dispute', 'parcel.png', 'image/png')).toBe(true)
    expect(takes('dispute', 'parcel.pdf', 'application/pdf')).toBe(false)
  })

  test('the extension or the content type is enough, in any spelling', () => {
    expect(takes('default', 'SCAN.PDF', '')).toBe(true)
    expect(takes('default', 'scan', 'application/pdf; charset=binary')).toBe(true)
    expect(takes('default', 'scan', 'IMAGE/JPG')).toBe(true)
    expect(takes('default', 'scan', '')).toBe(false)
    expect(takes('default', 'pdf', 'text/pdf')).toBe(false)
  })

  test('a file of another type names the extensions that are let in [UPL-04]', () => {
    expect(uploadProblem(aFile({ name: 'scan.tiff', type: 'image/tiff' }), 'default')).toEqual({
      code: 'file_type',
      extensions: ['jpeg', 'jpg', 'png', 'pdf'],
    })
    expect(uploadProblem(aFile(), 'dispute')).toEqual({
      code: 'file_type',
      extensions: ['jpeg', 'jpg', 'png'],
    })
  })

  test('a field that takes pdf only names pdf only [UPL-04]', () => {
    const picture = aFile({ name: 'statement.png', type: 'image/png' })
    expect(uploadProblem(picture, 'capital', ['pdf'])).toEqual({ code: 'file_type', extensions: ['pdf'] })
    expect(uploadProblem(aFile(), 'capital', ['pdf'])).toBeNull()
  })
})

describe('sizes', () => {
  test('the default maximum is 10000 KB [UPL-02]', () => {
    expect(maximumBytes('default')).toBe(10_000_000)
  })

  test('support and dispute attachments have a limit of 5 MB', () => {
    expect(maximumBytes('support')).toBe(5_000_000)
    expect(maximumBytes('dispute')).toBe(5_000_000)
  })

  test('in the capital area it is 150000 KB of 1,024 bytes [UPL-11]', () => {
    expect(maximumBytes('capital')).toBe(153_600_000)
  })

  test.each(uploadAreas)('in %s the limit itself is let in, one byte more is not [UPL-03]', (area) => {
    const picture = { name: 'photo.png', type: 'image/png' }
    expect(uploadProblem(aFile({ ...picture, size: maximumBytes(area) }), area)).toBeNull()
    expect(uploadProblem(aFile({ ...picture, size: maximumBytes(area) + 1 }), area)?.code).toBe(
      'file_too_large',
    )
  })

  test('the message names the maximum in MB [UPL-03]', () => {
    const huge = aFile({ name: 'photo.png', size: 1_000_000_000 })
    expect(uploadProblem(huge, 'default')).toEqual({ code: 'file_too_large', maximum: 10, unit: 'MB' })
    expect(uploadProblem(huge, 'support')).toEqual({ code: 'file_too_large', maximum: 5, unit: 'MB' })
    expect(uploadProblem(huge, 'capital')).toEqual({ code: 'file_too_large', maximum: 150, unit: 'MB' })
  })
})

test('a HEIC photo is told apart from other wrong files, where a photo may be uploaded at all', () => {
  const photo = { name: 'IMG_1.HEIC', type: '', size: 10 }
  expect(uploadProblem(photo, 'default')).toEqual({ code: 'file_heic' })
  expect(uploadProblem({ ...photo, name: 'x', type: 'image/heif' }, 'capital')).toEqual({ code: 'file_heic' })
  expect(uploadProblem(photo, 'capital', ['pdf'])).toMatchObject({ code: 'file_type' })
})
