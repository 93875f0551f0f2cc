import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import type { DeskCase } from '../../queries.ts'
import type { GivenFact } from '../../evidence/given-fact.ts'
import { SafeAnchor } from '../../../../shared/text/safe-anchor.tsx'
import styles from '../cases.module.css'

/** Where the merchant is found: on the net and on the map. */
export function presenceFacts({
  social_networks: social,
  location_details: location,
}: DeskCase['application']): GivenFact[] {
  return [
    { id: 'instagram', label: m.desk_instagram(), value: linkOf(social?.instagram), target: 'instagram' },
    { id: 'facebook', label: m.desk_facebook(), value: linkOf(social?.facebook), target: 'facebook' },
    {
      id: 'links',
      label: m.desk_social_links(),
      value: linksOf(social?.others ?? []),
      target: 'other_links',
    },
    {
      id: 'location',
      label: m.desk_location_address(),
      value: location?.address ? <Typed>{location.address}</Typed> : null,
      target: 'location_address',
    },
    {
      id: 'map',
      label: m.desk_location_map(),
      value: linkOf(location?.google_maps_link),
      target: 'map_link',
    },
    {
      ...fileFact(location?.rental_contract_url),
      id: 'rental',
      label: m.desk_rental_contract(),
      target: 'rental_contract',
    },
    {
      ...fileFact(location?.storefront_photo_url),
      id: 'photo',
      label: m.desk_storefront_photo(),
      target: 'storefront_photo',
    },
  ]
}

function fileFact(url: string | null | undefined): Pick<GivenFact, 'value' | 'proof'> {
  return url
    ? { value: m.desk_fact_show(), proof: { document: url, text: null, number: null } }
    : { value: null }
}

function linkOf(link: string | null | undefined): ReactNode {
  return link ? <SafeAnchor text={link} /> : null
}

function linksOf(links: readonly string[]): ReactNode {
  if (links.length === 0) return null
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link}>
          <SafeAnchor text={link} />
        </li>
      ))}
    </ul>
  )
}
