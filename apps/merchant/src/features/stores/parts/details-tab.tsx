import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { CopyButton } from '@daftar/ui/copy-button'
import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { instantDateText } from '@daftar/words/formats/date'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { countryName } from '../../../shared/text/country-name.ts'
import { companiesQuery, type StoreDetails } from '../queries.ts'
import { categoryText, kindText } from '../words.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { StorePlace } from './store-list.tsx'
import styles from './stores.module.css'

/** What a store is, and what other systems call it (DEC-STO-2). */
export function DetailsTab({ store }: { store: StoreDetails }) {
  const { computedPermissions: may } = useAccount()
  const { data: companies } = useQuery(companiesQuery)
  const [isChanging, change] = useState(false)
  const company = companies?.find(({ id }) => id === store.legal_entity_id)?.legal_company_name
  const facts: [string, string, ReactNode][] = [
    ['name', m.stores_name(), <bdi key="name">{store.name}</bdi>],
    ['name_ar', m.stores_name_ar(), <bdi key="name_ar">{store.name_ar}</bdi>],
    ['kind', m.stores_kind(), kindText[store.kind]()],
    ['country', m.stores_country(), countryName(store.country)],
    ['place', m.stores_col_place(), <StorePlace key="place" store={store} />],
    ['category', m.stores_category(), store.category_id ? categoryText(store.category_id) : m.common_dash()],
    ['company', m.stores_company(), company ? <bdi key="company">{company}</bdi> : m.common_dash()],
    ['since', m.stores_since(), instantDateText(store.created_at)],
  ]
  return (
    <div className={styles.page}>
      <Card
        title={m.stores_tab_details()}
        actions={
          may.canViewStoreManagement ? (
            <Button icon={<Pencil />} size="small" onClick={() => change(true)}>
              {m.common_edit()}
            </Button>
          ) : null
        }
      >
        <DescriptionList facts={facts.map(([id, label, value]) => ({ id, label, value }))} />
      </Card>
      <Card title={m.stores_ids()} subtitle={m.stores_ids_text()}>
        <DescriptionList
          facts={[
            idFact('store', m.stores_id_store(), store.id),
            idFact('merchant', m.stores_id_merchant(), store.merchant_id),
            ...(store.legal_entity_id
              ? [idFact('company', m.stores_id_company(), store.legal_entity_id)]
              : []),
            idFact('code', m.stores_code(), store.code),
            {
              id: 'aliases',
              label: m.stores_aliases(),
              value: store.aliases.length > 0 ? <Ltr>{store.aliases.join(', ')}</Ltr> : m.common_dash(),
            },
          ]}
        />
      </Card>
      {isChanging ? <ChangeDialog store={store} onClose={() => change(false)} /> : null}
    </div>
  )
}

function idFact(id: string, label: string, text: string) {
  return {
    id,
    label,
    value: (
      <span className={styles.id}>
        <Ltr>{text}</Ltr>
        <CopyButton text={text} label={m.stores_copy({ name: label })} copiedLabel={m.common_copied()} />
      </span>
    ),
  }
}
