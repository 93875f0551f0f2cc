import { catchScripts } from '@daftar/testkit/page/scripts'
import { m } from '@daftar/words'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { looks, phoneWidth } from '../../testing/render-at.tsx'
import { atSignIn } from '../../testing/sign-in.ts'

const brand = {
  appStoreUrl: 'https://daftar.example/app-store',
  googlePlayUrl: 'https://daftar.example/google-play',
}
const appButton = () =>
  screen.getByRole<HTMLAnchorElement>('link', { name: (said) => said.startsWith(m.sign_in_app_get()) })

test.each(looks)(
  'the merchant app is offered by its stores, by a code and by a button, in %s at %i [AUTH-04]',
  async (language, width) => {
    atSignIn({ language, width, config: { brand } })
    for (const [name, address] of [
      [m.sign_in_app_store(), brand.appStoreUrl],
      [m.sign_in_google_play(), brand.googlePlayUrl],
      [m.sign_in_app_get(), brand.googlePlayUrl],
    ] as const)
      expect(screen.getByRole('link', { name: (said) => said.startsWith(name) }).getAttribute('href')).toBe(
        address,
      )
    expect(await screen.findByRole('img', { name: m.sign_in_app_code() })).toBeTruthy()
  },
)

const campaigns = [
  ['that is there within a second takes the place of the plain one', 0, 'https://get.example/spring'],
  ['that comes later does not', 1_500, brand.googlePlayUrl],
] as const
test.each(campaigns)('a campaign’s link %s [AUTH-05, DEC-AUTH-17]', async (_, afterMs, address) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const scripts = catchScripts()
  onTestFinished(() => {
    vi.useRealTimers()
    scripts.stop()
    delete window.daftarAttribution
  })
  const script = `https://campaign.example/${afterMs}.js`
  atSignIn({ width: phoneWidth, config: { brand, attributionScriptUrl: script } })
  await waitFor(() => expect(scripts.asked).toEqual([script]))
  expect(appButton().getAttribute('href')).toBe(brand.googlePlayUrl)
  const link = () =>
    new Promise<string>((tell) => void setTimeout(() => tell('https://get.example/spring'), afterMs))
  scripts.load(script, () => {
    window.daftarAttribution = { link }
  })
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(appButton().getAttribute('href')).toBe(address)
})

test('a link that is not secure is never taken [AUTH-05]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const scripts = catchScripts()
  onTestFinished(() => {
    vi.useRealTimers()
    scripts.stop()
    delete window.daftarAttribution
  })
  const script = 'https://campaign.example/insecure.js'
  atSignIn({ width: phoneWidth, config: { brand, attributionScriptUrl: script } })
  await waitFor(() => expect(scripts.asked).toEqual([script]))
  scripts.load(script, () => {
    window.daftarAttribution = { link: () => 'http://get.example' }
  })
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(appButton().getAttribute('href')).toBe(brand.googlePlayUrl)
})
