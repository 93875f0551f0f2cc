import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { looks, renderAt } from '../testing/render-at.tsx'

/** The chart of the gallery that stands for an advance: eleven weeks taken, one due, six to come. */
async function openChart(language: 'en' | 'ar', width: number) {
  const page = renderAt('/dev/gallery?entry=bar-chart', { language, width })
  const [chart] = await screen.findAllByRole('listbox', { name: /./ })
  return { ...page, chart: chart!, figure: within(chart!.closest('figure')!) }
}

const said = (chart: HTMLElement) => within(chart).getByRole('option').textContent
const place = (chart: HTMLElement) => within(chart).getByRole('option').getAttribute('aria-posinset')

test.each(looks)(
  'a chart is read bar by bar with the keys, and says what each is, in %s at %i',
  async (language, width) => {
    const { chart, user } = await openChart(language, width)
    expect(said(chart)).toContain('04/01/27')
    chart.focus()
    await user.keyboard('{Home}')
    expect(said(chart)).toContain(`07/09/26${language === 'ar' ? '،' : ','} BHD 712.800`)
    await user.keyboard('{ArrowUp}')
    expect(place(chart)).toBe('2')
    expect(within(chart).getByText('537.500')).toBeTruthy()
    await user.keyboard('{ArrowDown}{End}')
    expect(place(chart)).toBe('18')
    expect(chart.getAttribute('aria-activedescendant')).toBe(within(chart).getByRole('option').id)
    await user.keyboard('{Escape}')
    expect(within(chart).queryByText('537.500')).toBeNull()
  },
)

test('a chart has a scale, months, a line with its figure, and names only what occurs in it', async () => {
  const { figure, chart } = await openChart('en', 1280)
  for (const text of ['3,000', '1,000', 'Sep', 'Dec']) expect(figure.getByText(text)).toBeTruthy()
  expect(within(chart).getByText('Due Monday, 2,620.192')).toBeTruthy()
  const legend = figure.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(legend).toEqual([
    'Taken at 22%',
    'Raised to the minimum',
    'Short',
    'Due next',
    'To come',
    'Minimum BHD537.500',
  ])
})

test('the figures of a chart stand behind it as a table', async () => {
  const { figure, user } = await openChart('en', 1280)
  await user.click(figure.getByText('Show as a table'))
  const rows = within(figure.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })
  expect(rows).toHaveLength(19)
  expect(rows[1]?.textContent).toBe('Monday 07/09/26BHD712.800')
})
