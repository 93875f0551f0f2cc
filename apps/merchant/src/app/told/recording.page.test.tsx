import { pending } from '@daftar/testkit/page/answers'
import { catchScripts } from '@daftar/testkit/page/scripts'
import { m } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { ordersAnswers } from '../../testing/fixtures/orders-list.ts'
import { renderAt, type Page } from '../../testing/render-at.tsx'
import { atSignIn } from '../../testing/sign-in.ts'

/** The scripts that a page asks for from now on. */
function scripts(): { asked: readonly string[] } {
  const caught = catchScripts()
  onTestFinished(caught.stop)
  return caught
}

/** A page where recording has a key of its own: a tool’s script is asked for once by each address. */
function recordedAt(path: string, recordingKey: string | null): Page {
  return renderAt(path, {
    config: { recordingKey },
    answers: { ...ordersAnswers, 'offers.list': pending, 'applications.ofOffer': pending },
  })
}

const tool = (key: string) => `https://www.clarity.ms/tag/${key}`

test('recording starts on the pages of capital, once, with everything on the page masked [CFG-06]', async () => {
  const tools = scripts()
  const { user } = recordedAt('/finance/tabby-capital/error', 'of-capital')
  await screen.findByRole('heading', { level: 1, name: m.error_title() })
  await waitFor(() => expect(tools.asked).toEqual([tool('of-capital')]))
  expect(document.body.dataset['clarityMask']).toBe('true')
  await user.click(screen.getByRole('link', { name: /owner@noor/ }))
  await screen.findByRole('heading', { level: 1, name: m.account_title() })
  expect(tools.asked).toHaveLength(1)
})

test('recording starts on an application, and on sign-in [CFG-06]', async () => {
  const tools = scripts()
  const { server } = recordedAt('/application/ofr_1/mer_1', 'of-application')
  await waitFor(() => expect(server.callsOf('offers.list')).not.toEqual([]))
  await waitFor(() => expect(tools.asked).toEqual([tool('of-application')]))
  atSignIn({ config: { recordingKey: 'of-sign-in' } })
  await screen.findByText(m.sign_in_checked())
  await waitFor(() => expect(tools.asked).toEqual([tool('of-application'), tool('of-sign-in')]))
})

test('nothing is recorded of orders and of the account, nor anything where no key is configured [CFG-06]', async () => {
  const tools = scripts()
  recordedAt('/payments', 'of-orders')
  await screen.findAllByText('NP-1001')
  recordedAt('/account', 'of-account')
  await screen.findByRole('heading', { level: 1, name: m.account_title() })
  recordedAt('/finance/tabby-capital/error', null)
  await screen.findByRole('heading', { level: 1, name: m.error_title() })
  expect(tools.asked).toEqual([])
})
