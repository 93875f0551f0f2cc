/** How a document is looked at: of what share of the fitting width, and turned by how many quarters. */
export interface ViewState {
  readonly zoom: number
  readonly quarters: 0 | 1 | 2 | 3
}

export type ViewAct = 'in' | 'out' | 'fit' | 'turn'

export const zooms = [50, 75, 100, 125, 150, 200, 300] as const

export const wholeView: ViewState = { zoom: 100, quarters: 0 }

export function nextView({ zoom, quarters }: ViewState, act: ViewAct): ViewState {
  switch (act) {
    case 'in':
      return { zoom: zooms.find((step) => step > zoom) ?? zoom, quarters }
    case 'out':
      return { zoom: zooms.findLast((step) => step < zoom) ?? zoom, quarters }
    case 'fit':
      return { zoom: 100, quarters }
    case 'turn':
      return { zoom, quarters: ((quarters + 1) % 4) as ViewState['quarters'] }
  }
}

/** The key of each act, while the document has the focus. */
export function actOfKey(key: string): ViewAct | null {
  if (key === '+' || key === '=') return 'in'
  if (key === '-') return 'out'
  if (key === '0') return 'fit'
  return key === 'r' ? 'turn' : null
}

/** The size of a sheet on the screen, in pixels: as wide as its room at 100 percent, upright or turned. */
export function sheetSize(
  { width, height }: { width: number; height: number },
  { zoom, quarters }: ViewState,
  room: number,
): { width: number; height: number; scale: number } {
  const across = quarters % 2 === 0 ? width : height
  const scale = ((room / across) * zoom) / 100
  return { width: width * scale, height: height * scale, scale }
}
