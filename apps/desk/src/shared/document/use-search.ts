import { useEffect, useState } from 'react'
import { findText, type Found } from './find-text.ts'
import type { PdfFile } from './pdf.ts'

/** Where a text stands in a document: the page, and its boxes there. */
export type Place = { page: number; boxes: Found }

/** Every place of each text, page by page; null while it is being looked for. */
export function useFound(file: PdfFile, texts: readonly string[]): readonly (readonly Place[])[] | null {
  const wanted = texts.join('\n')
  const [found, setFound] = useState<{ of: PdfFile; wanted: string; places: Place[][] } | null>(null)
  useEffect(() => {
    let isLeft = false
    const all = wanted === '' ? [] : wanted.split('\n')
    findAll(file, all)
      .then((places) => !isLeft && setFound({ of: file, wanted, places }))
      .catch(() => {})
    return () => {
      isLeft = true
    }
  }, [file, wanted])
  return found?.of === file && found.wanted === wanted ? found.places : null
}

/** More pages than this are not searched: no statement has them. */
const mostPages = 200

async function findAll(file: PdfFile, wanted: readonly string[]): Promise<Place[][]> {
  const places = wanted.map((): Place[] => [])
  if (wanted.length === 0) return places
  for (let number = 1; number <= Math.min(file.pages, mostPages); number += 1) {
    const texts = await (await file.page(number)).texts()
    for (const [at, text] of wanted.entries())
      places[at]?.push(...findText(texts, text).map((boxes) => ({ page: number, boxes })))
  }
  return places
}
