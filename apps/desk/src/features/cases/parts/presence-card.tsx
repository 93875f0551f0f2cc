import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import type { DeskCase } from '../queries.ts'
import { DocumentButton } from './document-button.tsx'
import { SafeAnchor } from './safe-anchor.tsx'
import styles from './cases.module.css'

/** Where the merchant is found: on the net and on the map. */
export function PresenceCard({ application }: Pick<DeskCase, 'application'>) {
  const { social_networks: social, location_details: location } = application
  const links = social ? [social.instagram, social.facebook, ...social.others].filter(Boolean) : []
  return (
    <Card title={m.desk_presence()}>
      <DescriptionList
        layout="stacked"
        facts={[
          {
            id: 'links',
            label: m.desk_social_links(),
            value:
              links.length === 0 ? (
                m.common_dash()
              ) : (
                <ul className={styles.links}>
                  {links.map((link) => (
                    <li key={link}>
                      <SafeAnchor text={link} />
                    </li>
                  ))}
                </ul>
              ),
          },
          { id: 'address', label: m.desk_location_address(), value: textOr(location?.address) },
          {
            id: 'map',
            label: m.desk_location_map(),
            value: location?.google_maps_link ? (
              <SafeAnchor text={location.google_maps_link} />
            ) : (
              m.common_dash()
            ),
          },
          {
            id: 'rental',
            label: m.desk_rental_contract(),
            value: documentOr(location?.rental_contract_url),
          },
          {
            id: 'photo',
            label: m.desk_storefront_photo(),
            value: documentOr(location?.storefront_photo_url),
          },
        ]}
      />
    </Card>
  )
}

function textOr(text: string | null | undefined): ReactNode {
  return text ? <Typed>{text}</Typed> : m.common_dash()
}

function documentOr(url: string | null | undefined): ReactNode {
  return url ? <DocumentButton url={url}>{m.common_open()}</DocumentButton> : m.common_dash()
}
