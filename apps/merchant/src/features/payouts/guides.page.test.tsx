import { sumOf, thousandths } from '@daftar/testkit/page/amounts'
import { reportColumns } from '@daftar/rules/payouts/report-columns'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { payoutsAnswers } from '../../testing/fixtures/payouts.ts'
import { looks, renderAt } from '../../testing/render-at.tsx'
import { savedFiles } from '../../testing/saved-files.ts'

test.each(looks)(
  'seven questions are answered beside the payouts, in %s at %i [PO-08, APP-46, DEC-PO-10]',
  async (language, width) => {
    const { user, address } = renderAt('/finance/payouts/completed', {
      as: { role: 'settlements' },
      language,
      width,
      answers: payoutsAnswers,
    })
    await user.click(await screen.findByRole('link', { name: m.payouts_facts_how() }))
    await waitFor(() => expect(address()).toBe('/finance/payouts/faq'))
    await screen.findByText(m.payouts_faq_when_text())
    const questions = [...screen.getByRole('main').querySelectorAll('details')]
    expect(questions).toHaveLength(7)
    const last = questions[6]!
    expect(last.open).toBe(false)
    await user.click(last.querySelector('summary')!)
    expect(last.open).toBe(true)
    expect(within(last).getByText(m.payouts_faq_failed_text())).toBeTruthy()
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: m.payouts_reports_title() }))
    await waitFor(() => expect(address()).toBe('/finance/payouts/how-reports-work'))
  },
)

test.each(looks)(
  'the columns of a report are explained, and the sample adds up on the page and as a file, in %s at %i [PO-11, APP-46, DEC-PO-11]',
  async (language, width) => {
    const saved = savedFiles()
    const { user } = renderAt('/finance/payouts/how-reports-work', {
      as: { role: 'settlements' },
      language,
      width,
      answers: payoutsAnswers,
    })
    const [sample] = await screen.findAllByRole('table')
    expect(sample?.querySelectorAll('thead th')).toHaveLength(17)
    const explained = within(screen.getByRole('main')).getAllByRole('listitem')
    const net = explained.find(({ textContent }) => textContent.includes('net amount'))
    expect(net?.textContent).toContain(m.payouts_report_net())
    const example = screen.getByRole('table', { name: m.payouts_reports_example() })
    const total = thousandths(example.querySelector('tfoot')?.textContent)
    expect(sumOf(example.querySelectorAll('tbody tr'))).toBe(total)

    await user.click(screen.getByRole('button', { name: m.payouts_reports_download() }))
    const [file] = saved
    expect(file?.name).toBe('payouts_sample.csv')
    const [headings = '', ...lines] = ((await file?.blob.text()) ?? '').trim().split('\r\n')
    expect(headings.replace('\ufeff', '').split(',')).toEqual(reportColumns)
    const at = reportColumns.indexOf('net amount')
    const nets = lines.map((line) => thousandths(line.split(',')[at]))
    expect(nets.reduce((sum, amount) => sum + amount, 0n)).toBe(total)
  },
)
