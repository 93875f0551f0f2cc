import { storageKeys } from '@daftar/client'
import { m } from '@daftar/words'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../testing/render-at.tsx'

const kept = () => JSON.parse(sessionStorage.getItem(storageKeys.utm) ?? 'null') as unknown
const account = () => screen.findByRole('heading', { level: 1, name: m.account_title() })

test('campaign, medium and source of the first address of a visit are kept, cleaned [VAL-56, VAL-57, VAL-58, DEC-VAL-13]', async () => {
  const campaign = 'utm_source=Google%20Ads!&utm_campaign=Ramadan-2026&utm_medium=E_Mail&utm_term=x'
  const page = renderAt(`/account?${campaign}`)
  await account()
  const cleaned = { source: 'googleads', campaign: 'ramadan2026', medium: 'email' }
  expect(kept()).toEqual(cleaned)
  history.replaceState(null, '', '/account?utm_source=later')
  page.reload()
  await account()
  expect(kept()).toEqual(cleaned)
})
