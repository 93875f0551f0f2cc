import { fieldText, m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aHolder, aKybApplication, kybAnswers, kybStepsWith } from '../../testing/fixtures/kyb.ts'
import { looks, renderAt, type PageOptions } from '../../testing/render-at.tsx'

const steps = kybStepsWith('your_details', 'commercial_licence', 'shareholders')
const withHolders = (...shareholders: ReturnType<typeof aHolder>[]) =>
  aKybApplication({ status: 'verified', shareholders }, { steps })

async function open(application: ReturnType<typeof aKybApplication>, options: PageOptions = {}) {
  const page = renderAt('/application-kyb/app_1/shareholders', {
    ...options,
    answers: {
      ...kybAnswers(application),
      'applications.update': { application: withHolders(aHolder()) },
      ...options.answers,
    },
  })
  await screen.findByRole('heading', { level: 1, name: m.kyb_shareholders_title() })
  return page
}

const press = (name: string) => screen.getByRole('button', { name })
const cards = () =>
  within(screen.getByRole('list', { name: m.kyb_shareholders_title() })).getAllByRole('listitem')

test.each(looks)(
  'one after the other is entered, saved and confirmed, in %s at %i [KYB-02, KYB-61, KYB-63, KYB-64, KYB-65, KYB-67, KYB-68, KYB-69, KYB-70, KYB-79, KYB-80, KYB-81, KYB-82, KYB-142, KYB-143]',
  async (language, width) => {
    const { user, server, address } = await open(withHolders(), { language, width })
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: m.kyb_shareholder_individual() }).checked,
    ).toBe(true)
    expect(screen.queryByRole('button', { name: m.kyb_shareholder_add() })).toBeNull()
    await user.type(screen.getByLabelText(m.kyb_shareholder_full_name()), 'Mariam Haddad')
    await user.type(screen.getByLabelText(m.kyb_shareholder_share()), '6a0x')
    await user.click(press(m.kyb_shareholder_save()))
    await user.click(await screen.findByRole('button', { name: m.kyb_shareholder_add() }))
    await user.click(screen.getByRole('radio', { name: m.kyb_shareholder_company() }))
    await user.type(screen.getByLabelText(m.kyb_shareholder_company_name()), 'Noor Holding')
    await user.type(screen.getByLabelText(m.kyb_shareholder_share()), '40{Enter}')
    await waitFor(() => expect(cards()[1]?.textContent).toContain('Noor Holding'))
    await user.click(press(m.common_continue()))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: m.kyb_shareholders_confirm_title() }),
    )
    expect(dialog.getByText(m.kyb_shareholders_declaration())).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: m.common_back() }))
    expect(server.callsOf('applications.update')).toEqual([])
    await user.click(press(m.common_continue()))
    await user.click(await screen.findByRole('button', { name: m.kyb_shareholders_confirm() }))
    await waitFor(() => expect(address()).toBe('/application-kyb/app_1/shareholder_ids'))
    expect(server.callsOf('applications.update')).toMatchObject([
      {
        body: {
          application_id: 'app_1',
          shareholders: [
            { name: 'Mariam Haddad', value: 60, type: 'individual', uae_resident: true },
            { name: 'Noor Holding', value: 40, type: 'company', uae_resident: true },
          ],
        },
      },
    ])
  },
)

const two = withHolders(aHolder(), aHolder({ name: 'Omar Saleh', value: 40 }))

test('a card that is not saved is saved first, before going on and before another is opened [KYB-62, KYB-72, KYB-73]', async () => {
  const { user } = await open(two)
  await user.click(press(m.kyb_shareholder_edit_named({ name: 'Mariam Haddad' })))
  await user.click(press(m.common_continue()))
  expect((await screen.findByRole('alert')).textContent).toContain(
    m.kyb_save_this_shareholder_before_continuing(),
  )
  await user.click(press(m.kyb_shareholder_save()))
  await user.click(press(m.kyb_shareholder_edit_named({ name: 'Omar Saleh' })))
  await user.click(press(m.kyb_shareholder_edit_named({ name: 'Mariam Haddad' })))
  expect((await screen.findByRole('alert')).textContent).toContain(
    m.kyb_save_this_shareholder_before_continuing(),
  )
  expect(screen.getAllByLabelText(m.kyb_shareholder_share())).toHaveLength(1)
})

test('a card says what is wrong with its share, by itself and with the others [KYB-75, KYB-76, DEC-KYB-19]', async () => {
  const { user } = await open(two)
  await user.click(press(m.kyb_shareholder_edit_named({ name: 'Omar Saleh' })))
  const share = screen.getByLabelText(m.kyb_shareholder_share())
  const typed = async (text: string) => {
    await user.clear(share)
    await user.type(share, text)
    await user.click(press(m.kyb_shareholder_save()))
  }
  await typed('24')
  expect(await screen.findByText(fieldText('share_below_minimum'))).toBeTruthy()
  await typed('101')
  expect(await screen.findByText(fieldText('share_above_maximum'))).toBeTruthy()
  await typed('41')
  expect(await screen.findByText(fieldText('share_above_maximum'))).toBeTruthy()
})

test('one of several may be taken out, the last one stays [KYB-66, KYB-71]', async () => {
  const { user } = await open(two)
  await user.click(press(m.kyb_shareholder_edit_named({ name: 'Omar Saleh' })))
  await user.click(press(m.kyb_shareholder_delete()))
  expect(cards()).toHaveLength(1)
  expect(screen.queryByLabelText(m.kyb_shareholder_share())).toBeNull()
  expect(screen.queryByRole('button', { name: new RegExp(m.kyb_shareholder_delete()) })).toBeNull()
})

test('going on opens the first card that is wrong [KYB-74]', async () => {
  const { user } = await open(withHolders(aHolder(), aHolder({ name: 'Omar Saleh', value: 20 })))
  await user.click(press(m.common_continue()))
  expect((await screen.findByLabelText<HTMLInputElement>(m.kyb_shareholder_full_name())).value).toBe(
    'Omar Saleh',
  )
  expect(await screen.findByText(fieldText('share_below_minimum'))).toBeTruthy()
})
