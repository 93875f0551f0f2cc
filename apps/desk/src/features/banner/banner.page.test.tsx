import type { WebStatusMessage } from '@daftar/contract/endpoints/people/settings'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { question } from '../../testing/dialogs.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const late: WebStatusMessage = {
  is_active: true,
  title: { en: 'Payouts are late today', ar: 'تتأخر الدفعات اليوم' },
  message: { en: 'They arrive by the evening', ar: 'تصل بحلول المساء' },
}

async function atBanner(published: WebStatusMessage | null, options: PageOptions = {}): Promise<Page> {
  const page = renderAt('/desk/banner', {
    ...options,
    answers: { 'settings.remoteConfigForStaff': { web_status_message: published }, ...options.answers },
  })
  await screen.findByRole('checkbox')
  return page
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const shown = () => screen.getByRole('checkbox', { name: new RegExp(m.desk_banner_show()) })
const publishButton = () => screen.getByRole<HTMLButtonElement>('button', { name: m.desk_banner_publish() })

async function writeBanner({ user }: Page): Promise<void> {
  await user.click(shown())
  for (const [name, text] of [
    [m.desk_banner_title_en(), late.title.en],
    [m.desk_banner_title_ar(), late.title.ar],
    [m.desk_banner_message_en(), late.message.en],
    [m.desk_banner_message_ar(), late.message.ar],
  ] as const) {
    await user.click(field(name))
    await user.paste(text)
  }
}

test.each(looks)(
  'an administrator publishes a banner in both languages, in %s at %i',
  async (language, width) => {
    const page = await atBanner(null, { language, width })
    expect(screen.getByText(m.desk_banner_is_off())).toBeTruthy()
    expect(publishButton().disabled).toBe(true)
    await writeBanner(page)
    expect(screen.getAllByText(late.title.ar)[0]?.closest('[lang]')?.getAttribute('dir')).toBe('rtl')
    await page.user.click(publishButton())
    const dialog = await question(m.desk_banner_publish_title())
    expect(dialog.getByText(m.desk_banner_publish_on())).toBeTruthy()
    page.server.answer({ 'settings.setRemoteConfig': { web_status_message: late } })
    pressTwice(dialog.getByRole('button', { name: m.desk_banner_publish() }))
    expect(await screen.findByText(m.desk_banner_published())).toBeTruthy()
    expect(await screen.findByText(m.desk_banner_is_on())).toBeTruthy()
    expect(page.server.callsOf('settings.setRemoteConfig')).toMatchObject([
      { params: { key: 'web_status_message' }, body: late },
    ])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
)

test('a banner that is shown speaks both languages: what is missing is named, and nothing is published', async () => {
  const page = await atBanner(null)
  await page.user.click(shown())
  await page.user.click(field(m.desk_banner_title_en()))
  await page.user.paste('Late')
  await page.user.click(publishButton())
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getAllByRole('link')).toHaveLength(3)
  expect(field(m.desk_banner_title_ar()).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText(fieldText('required')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('what was changed is discarded by one press, and a banner is taken away by its checkbox alone', async () => {
  const page = await atBanner(late)
  await page.user.type(field(m.desk_banner_title_en()), '!')
  await page.user.click(screen.getByRole('button', { name: m.desk_discard() }))
  expect(field(m.desk_banner_title_en()).value).toBe(late.title.en)
  await page.user.click(shown())
  await page.user.click(publishButton())
  const dialog = await question()
  expect(dialog.getByText(m.desk_banner_publish_off())).toBeTruthy()
  page.server.answer({ 'settings.setRemoteConfig': offline })
  await page.user.click(dialog.getByRole('button', { name: m.desk_banner_publish() }))
  expect((await dialog.findByRole('alert')).textContent).toContain(m.desk_no_answer())
  await page.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(page.server.callsOf('settings.setRemoteConfig')).toMatchObject([
    { body: { ...late, is_active: false } },
  ])
})

test('while the banner is on its way no form stands there', async () => {
  renderAt('/desk/banner', { answers: { 'settings.remoteConfigForStaff': pending } })
  expect(await screen.findByRole('heading', { level: 1, name: m.desk_banner() })).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('when the banner does not load the screen says so, and trying again brings it', async () => {
  const { user, server } = renderAt('/desk/banner', {
    answers: { 'settings.remoteConfigForStaff': refuse('internal') },
  })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  expect(screen.getByText(m.desk_banner_failed())).toBeTruthy()
  server.answer({ 'settings.remoteConfigForStaff': { web_status_message: late } })
  await user.click(again)
  expect(await screen.findByText(m.desk_banner_is_on())).toBeTruthy()
})
