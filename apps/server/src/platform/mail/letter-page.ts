import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Text } from '@react-email/text'
import { directions, type Language } from '@daftar/rules/geo/languages'
import { createElement as element, type CSSProperties, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LetterLine, LetterPart } from './letter.ts'

/** The names of the product, as they head every letter. */
export interface LetterBrand {
  name: string
  nameAr: string
}

/** The colours of the product's screens; styles stand at each element, since mail programs drop sheets. */
const page: CSSProperties = { backgroundColor: '#f6f4ee', padding: '24px 12px', fontFamily: 'sans-serif' }
const card: CSSProperties = { backgroundColor: '#ffffff', borderRadius: 12, padding: '8px 24px 24px' }
const heading: CSSProperties = { color: '#0e5a4f', fontSize: 20, fontWeight: 'bold', lineHeight: '28px' }
const paragraph: CSSProperties = { color: '#17211e', fontSize: 16, lineHeight: '24px', margin: '16px 0' }
const figures: CSSProperties = { ...paragraph, fontSize: 32, fontWeight: 'bold', letterSpacing: 4 }
const button: CSSProperties = {
  backgroundColor: '#0e5a4f',
  borderRadius: 8,
  color: '#ffffff',
  fontSize: 16,
  padding: '12px 20px',
}
const line: CSSProperties = { border: 0, borderTop: '1px solid #e5e1d6', margin: '24px 0' }

/** Where a sheet is kept, a dark screen gets dark paper. */
const dark = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){
.page,.page td{background-color:#101614!important}.card,.card td{background-color:#171f1c!important}
.ink{color:#ecefe9!important}.line{border-color:#29332f!important}.brand{color:#5cc7ad!important}
.button{background-color:#5cc7ad!important;color:#0b1a16!important}}`

/** A letter as a page: the product's name, then each language with its own direction. */
export function letterPage(parts: readonly LetterPart[], brand: LetterBrand): string {
  const language = parts[0]?.language ?? 'en'
  return `<!doctype html>${renderToStaticMarkup(
    element(
      'html',
      { lang: language, dir: directions[language] },
      element(
        'head',
        null,
        element('meta', { charSet: 'utf-8' }),
        element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        element('meta', { name: 'color-scheme', content: 'light dark' }),
        element('meta', { name: 'supported-color-schemes', content: 'light dark' }),
        element('style', null, dark),
      ),
      element(
        Body,
        { className: 'page', style: page },
        element(
          Container,
          { className: 'card', style: card },
          ...parts.map((part, index) => partOf(part, index, brand)),
        ),
      ),
    ),
  ).replace(/^<!doctype html>/i, '')}`
}

function partOf({ language, lines }: LetterPart, index: number, brand: LetterBrand): ReactNode {
  const direction = directions[language]
  const style: CSSProperties = { textAlign: direction === 'rtl' ? 'right' : 'left' }
  return element(
    'div',
    { key: language, lang: language, dir: direction, style },
    index > 0 && element('hr', { className: 'line', style: line }),
    element(Text, { className: 'brand', style: heading }, nameOf(brand, language)),
    ...lines.map(drawn),
  )
}

function drawn(said: LetterLine): ReactNode {
  if (typeof said === 'string') return element(Text, { className: 'ink', style: paragraph }, said)
  if ('code' in said)
    return element(Text, { className: 'ink', style: figures }, element('bdi', { dir: 'ltr' }, said.code))
  return element(Button, { className: 'button', href: said.address, style: button }, said.action)
}

function nameOf({ name, nameAr }: LetterBrand, language: Language): string {
  return language === 'ar' ? nameAr : name
}
