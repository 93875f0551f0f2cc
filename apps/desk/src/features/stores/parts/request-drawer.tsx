import { Button } from '@daftar/ui/button'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Ltr } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { currentLanguage, m } from '@daftar/words'
import { storeNameText } from '@daftar/words/names'
import { useState } from 'react'
import { countryText } from '../../../shared/text/country-text.ts'
import { DetailDrawer } from '../../../shared/look/detail-drawer.tsx'
import { useFlags } from '../../../shared/session.ts'
import type { StoreRequestForStaff } from '../queries.ts'
import { categoryText, kindText, wantsText } from '../words.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'

type RequestDrawerProps = { request: StoreRequestForStaff; onClose: () => void }

/** One request beside the list, with what a decision needs. */
export function RequestDrawer({ request, onClose }: RequestDrawerProps) {
  const mayDecide = useFlags().can_decide_onboarding && request.status === 'waiting'
  const [asking, ask] = useState<'approve' | 'decline' | null>(null)
  const close = () => ask(null)
  return (
    <>
      <DetailDrawer
        title={storeNameText(request)}
        merchantId={request.merchant_id}
        onClose={onClose}
        actions={
          mayDecide ? (
            <>
              <Button variant="danger" onClick={() => ask('decline')}>
                {m.desk_reject()}
              </Button>
              <Button variant="primary" onClick={() => ask('approve')}>
                {m.desk_approve()}
              </Button>
            </>
          ) : null
        }
      >
        {request.is_name_taken && request.status === 'waiting' ? (
          <Notice tone="warning">{m.desk_stores_name_taken()}</Notice>
        ) : null}
        <DescriptionList facts={factsOf(request)} />
      </DetailDrawer>
      {asking === 'approve' ? <ApproveDialog request={request} onClose={close} onDone={onClose} /> : null}
      {asking === 'decline' ? <DeclineDialog request={request} onClose={close} onDone={onClose} /> : null}
    </>
  )
}

function factsOf(request: StoreRequestForStaff): Fact[] {
  const { store, legal_entity, asked_by, decided_by, note } = request
  const said = currentLanguage() === 'ar' ? request.said_ar : request.said_en
  const facts: [string, string, Fact['value']][] = [
    ['wants', m.desk_stores_wants(), wantsText(request)],
    ...(store
      ? ([
          ['name', m.desk_merchant_name_en(), <bdi key="name">{store.name}</bdi>],
          ['name_ar', m.desk_merchant_name_ar(), <bdi key="name_ar">{store.name_ar}</bdi>],
          ['kind', m.desk_stores_kind(), kindText[store.kind]()],
          ['country', m.desk_country(), countryText(store.country)],
          [
            'website',
            m.desk_stores_website(),
            store.website_url ? <Ltr key="site">{store.website_url}</Ltr> : m.common_dash(),
          ],
          [
            'address',
            m.desk_stores_address(),
            store.address ? <bdi key="address">{store.address}</bdi> : m.common_dash(),
          ],
          ['category', m.desk_stores_category(), categoryText(store.category_id)],
          [
            'company',
            m.desk_stores_company(),
            <bdi key="company">{legal_entity ?? store.legal_entity_id}</bdi>,
          ],
        ] satisfies [string, string, Fact['value']][])
      : []),
    ['by', m.desk_stores_asked_by(), <bdi key="by">{asked_by}</bdi>],
    ...(decided_by
      ? ([['decided', m.desk_stores_decided_by(), decided_by]] as [string, string, string][])
      : []),
    ...(said
      ? ([['said', m.desk_stores_said(), <bdi key="said">{said}</bdi>]] as [string, string, Fact['value']][])
      : []),
    ...(note
      ? ([['note', m.desk_note(), <bdi key="note">{note}</bdi>]] as [string, string, Fact['value']][])
      : []),
  ]
  return facts.map(([id, label, value]) => ({ id, label, value }))
}
