import type { MarkTarget } from '@daftar/rules/capital/applications/marks'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import type { DeskCase } from '../queries.ts'
import { DocumentButton } from './document-button.tsx'
import { Markable } from './mark-button.tsx'
import { SafeAnchor } from './safe-anchor.tsx'
import styles from './cases.module.css'

/** Where the merchant is found: on the net and on the map. */
export function PresenceCard({ application }: Pick<DeskCase, 'application'>) {
  const { social_networks: social, location_details: location } = application
  return (
    <Card title={m.desk_presence()}>
      <DescriptionList
        layout="stacked"
        facts={[
          { id: 'instagram', label: m.desk_instagram(), value: mark('instagram', linkOr(social?.instagram)) },
          { id: 'facebook', label: m.desk_facebook(), value: mark('facebook', linkOr(social?.facebook)) },
          {
            id: 'links',
            label: m.desk_social_links(),
            value: mark('other_links', <Links links={social?.others ?? []} />),
          },
          {
            id: 'address',
            label: m.desk_location_address(),
            value: mark('location_address', textOr(location?.address)),
          },
          {
            id: 'map',
            label: m.desk_location_map(),
            value: mark('map_link', linkOr(location?.google_maps_link)),
          },
          {
            id: 'rental',
            label: m.desk_rental_contract(),
            value: mark('rental_contract', documentOr(location?.rental_contract_url)),
          },
          {
            id: 'photo',
            label: m.desk_storefront_photo(),
            value: mark('storefront_photo', documentOr(location?.storefront_photo_url)),
          },
        ]}
      />
    </Card>
  )
}

function mark(target: MarkTarget, value: ReactNode): ReactNode {
  return <Markable target={target}>{value}</Markable>
}

function Links({ links }: { links: readonly string[] }) {
  if (links.length === 0) return m.common_dash()
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

function linkOr(link: string | null | undefined): ReactNode {
  return link ? <SafeAnchor text={link} /> : m.common_dash()
}

function textOr(text: string | null | undefined): ReactNode {
  return text ? <Typed>{text}</Typed> : m.common_dash()
}

function documentOr(url: string | null | undefined): ReactNode {
  return url ? <DocumentButton url={url}>{m.common_open()}</DocumentButton> : m.common_dash()
}
