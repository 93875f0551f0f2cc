import { storageKeys } from '@daftar/client'
import { m } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../testing/render-at.tsx'
import { atSignIn } from '../../testing/sign-in.ts'

const campaign =
  'utm_source=Spring-2026&utm_medium=E-Mail&utm_campaign=Eid%20%D8%B9%D9%8A%D8%AF%2C1&utm_term=oud'
const kept = () => JSON.parse(sessionStorage.getItem(storageKeys.utm) ?? 'null')

test('campaign, medium and source of the first address are kept for the visit, in small letters and digits [VAL-56, VAL-57, VAL-58, DEC-VAL-13]', async () => {
  const page = renderAt(`/account?${campaign}`)
  await screen.findByRole('heading', { level: 1, name: m.account_title() })
  expect(kept()).toEqual({ campaign: 'eid1', medium: 'email', source: 'spring2026' })
  history.replaceState(null, '', '/account?utm_source=later')
  page.reload()
  await screen.findByRole('heading', { level: 1, name: m.account_title() })
  expect(kept()).toMatchObject({ source: 'spring2026' })
})

test('whoever comes by a campaign to the sign-in has it kept there [VAL-56]', async () => {
  atSignIn({}, `/auth?${campaign}`)
  await waitFor(() => expect(kept()).toMatchObject({ source: 'spring2026' }))
})
