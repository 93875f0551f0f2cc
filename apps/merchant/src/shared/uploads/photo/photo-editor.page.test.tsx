import { offline } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aKybApplication } from '../../../testing/fixtures/kyb.ts'
import { openKyb } from '../../../testing/kyb-page.ts'
import { looks, type PageOptions } from '../../../testing/render-at.tsx'

const arrived = {
  ...{ url: 'fil_photo9', name: 'IMG_1.jpg', size: 2_000, content_type: 'image/jpeg' },
  ...{ inspection: null, reading: null },
}
/** The sizes of the JPEGs that the browser makes in turn. */
let sizes: number[]

beforeEach(() => {
  sizes = [2_000]
  const opened = () => Promise.resolve({ width: 400, height: 300, close: () => undefined })
  vi.stubGlobal('createImageBitmap', vi.fn(opened))
  HTMLCanvasElement.prototype.toBlob = function toBlob(done: BlobCallback) {
    const size = sizes.length > 1 ? sizes.shift() : sizes[0]
    done(Object.defineProperty(new Blob(['jpeg'], { type: 'image/jpeg' }), 'size', { value: size }))
  }
})
afterEach(() => vi.unstubAllGlobals())

async function choose(options: PageOptions = {}, name = 'IMG_1.png', type = 'image/png') {
  const page = await openKyb('your_details', aKybApplication(), {
    ...options,
    answers: { 'files.upload': arrived, 'files.facts': offline, ...options.answers },
  })
  const field = await screen.findByLabelText(m.kyb_national_id_file())
  fireEvent.change(field, { target: { files: [new File(['photo'], name, { type })] } })
  return page
}

test.each(looks)(
  'the photo of an ID is turned, cut by its corners with the keys, and sent as a JPEG, in %s at %i',
  async (language, width) => {
    const { user, server } = await choose({ language, width })
    const dialog = within(await screen.findByRole('dialog', { name: m.photo_title() }))
    expect(dialog.getByText(m.photo_cut({ share: percentText(100) }))).toBeTruthy()
    const corner = dialog.getByRole('slider', { name: m.photo_corner_nw() })
    corner.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(dialog.getByText(m.photo_cut({ share: percentText(90) }))).toBeTruthy()
    expect(corner.getAttribute('aria-valuenow')).toBe('10')
    await user.click(dialog.getByRole('button', { name: m.photo_turn() }))
    expect(dialog.getByText(m.photo_cut({ share: percentText(90) }))).toBeTruthy()
    expect(corner.getAttribute('aria-valuenow')).toBe('0')
    await user.click(dialog.getByRole('button', { name: m.photo_use() }))
    await waitFor(() => expect(server.callsOf('files.upload')).toHaveLength(1))
    expect(server.callsOf('files.upload')).toMatchObject([{ query: { purpose: 'identity_document' } }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('IMG_1.jpg')).toBeTruthy()
  },
)

test('a corner is pulled by a finger, and the whole photo is one press away', async () => {
  const { user } = await choose()
  const dialog = within(await screen.findByRole('dialog', { name: m.photo_title() }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect').mockReturnValue({
    ...{ width: 200, height: 100, x: 0, y: 0, top: 0, left: 0, right: 200, bottom: 100 },
    toJSON: () => null,
  })
  const corner = dialog.getByRole('slider', { name: m.photo_corner_se() })
  fireEvent.pointerDown(corner, { clientX: 200, clientY: 100 })
  fireEvent.pointerMove(corner, { clientX: 100, clientY: 100 })
  fireEvent.pointerUp(corner)
  fireEvent.pointerMove(corner, { clientX: 20, clientY: 20 })
  expect(dialog.getByText(m.photo_cut({ share: percentText(50) }))).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: m.photo_whole() }))
  expect(dialog.getByText(m.photo_cut({ share: percentText(100) }))).toBeTruthy()
  vi.restoreAllMocks()
})

test('a photo that stays too large says so, and another one is taken', async () => {
  sizes = [1e9]
  const { user, server } = await choose()
  const dialog = within(await screen.findByRole('dialog', { name: m.photo_title() }))
  await user.click(dialog.getByRole('button', { name: m.photo_use() }))
  expect(await dialog.findByText(m.photo_failed())).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: m.common_cancel() }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.callsOf('files.upload')).toEqual([])
})

test('a HEIC photo that the browser cannot open is refused with what to do instead', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('cannot')))
  const { server } = await choose({}, 'IMG_1.HEIC', 'image/heic')
  expect(await screen.findByText(m.photo_heic())).toBeTruthy()
  expect(server.callsOf('files.upload')).toEqual([])
})

test('a phone is offered its camera for an ID', async () => {
  await openKyb('your_details', aKybApplication(), {})
  const camera = await screen.findByLabelText(m.photo_take())
  expect([camera.getAttribute('capture'), camera.getAttribute('accept')]).toEqual(['environment', 'image/*'])
})
