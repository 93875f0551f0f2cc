import type { ListingDocument } from '@daftar/rules/listings/document'
import { contrastOnWhite, readableContrast } from '@daftar/rules/listings/colour'
import { Badge } from '@daftar/ui/badge'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { listText } from '@daftar/words/formats/list'
import type { CSSProperties, ReactNode } from 'react'
import { countryText } from '../../../shared/text/country-text.ts'
import { DocumentView } from '../../../shared/document/document-view.tsx'
import { SafeAnchor } from '../../../shared/text/safe-anchor.tsx'
import { categoryText, fieldTexts } from '../words.ts'
import styles from './listing.module.css'

type ListingFactsProps = { document: ListingDocument; other: ListingDocument | null }

/** A listing field by field, pictures first; what differs from the other one is marked. */
export function ListingFacts({ document, other }: ListingFactsProps) {
  const names = Object.keys(fieldTexts) as (keyof typeof fieldTexts)[]
  const differs = (name: keyof ListingDocument) =>
    other !== null && JSON.stringify(document[name]) !== JSON.stringify(other[name])
  const facts: Fact[] = names.map((name) => ({
    id: name,
    label: (
      <>
        {fieldTexts[name]()}
        {differs(name) ? <Changed /> : null}
      </>
    ),
    value: valueOf(document, name),
  }))
  return (
    <div className={styles.facts}>
      <Picture url={document.logo} name={m.desk_listing_logo()} isChanged={differs('logo')} />
      <Picture url={document.cover} name={m.desk_listing_cover()} isChanged={differs('cover')} />
      <DescriptionList facts={facts} layout="stacked" />
    </div>
  )
}

function Changed() {
  return (
    <>
      {' '}
      <Badge tone="warning">{m.desk_listing_changed()}</Badge>
    </>
  )
}

function Picture({ url, name, isChanged }: { url: string; name: string; isChanged: boolean }) {
  if (url === '') return null
  return (
    <div className={styles.picture}>
      <strong>
        {name}
        {isChanged ? <Changed /> : null}
      </strong>
      <DocumentView url={url} name={name} />
    </div>
  )
}

function valueOf(document: ListingDocument, name: keyof typeof fieldTexts): ReactNode {
  const value = document[name]
  if (value.length === 0) return m.common_dash()
  switch (name) {
    case 'countries':
      return listText(document.countries.map(countryText))
    case 'category':
      return categoryText(document.category)
    case 'further':
      return listText(document.further.map(categoryText))
    case 'colour':
      return <Colour colour={document.colour} />
    case 'places':
      return (
        <ul className={styles.places}>
          {document.places.map((place) => (
            <li key={place.map_link}>
              <bdi>{place.name}</bdi> <SafeAnchor text={place.map_link} />
            </li>
          ))}
        </ul>
      )
    case 'website':
    case 'app_store':
    case 'google_play':
    case 'instagram':
      return <SafeAnchor text={document[name]} />
    default:
      return <bdi>{document[name]}</bdi>
  }
}

function Colour({ colour }: { colour: string }) {
  const contrast = contrastOnWhite(colour)
  return (
    <span className={styles.colour}>
      <span className={styles.swatch} style={{ '--brand': colour } as CSSProperties} aria-hidden="true" />
      <Ltr>{colour}</Ltr>
      {contrast === null ? null : <span>{contrastText(contrast)}</span>}
    </span>
  )
}

function contrastText(contrast: number): string {
  const ratio = contrast.toFixed(1)
  return contrast < readableContrast
    ? m.desk_listing_contrast_weak({ ratio })
    : m.desk_listing_contrast({ ratio })
}
