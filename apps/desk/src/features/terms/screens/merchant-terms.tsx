import { Column } from '@daftar/ui/columns'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { CardsSkeleton } from '../../../shared/look/cards-skeleton.tsx'
import { Queried } from '../../../shared/look/queried.tsx'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { useFlags } from '../../../shared/session.ts'
import { AgreeCommission } from '../parts/agree-commission.tsx'
import { CommissionCard } from '../parts/commission-card.tsx'
import { ReserveCard } from '../parts/reserve-card.tsx'
import { SetReserve } from '../parts/set-reserve.tsx'
import { termsQuery, type MerchantTerms } from '../queries.ts'

/** What one merchant pays and what is kept back, past and to come. */
export function MerchantTermsScreen({ params: { id } }: { params: { id: string } }) {
  const query = useQuery(termsQuery(id))
  return (
    <Queried query={query} pending={<CardsSkeleton cards={2} />} failedTitle={m.desk_terms_failed()}>
      {(terms) => <Ready terms={terms} />}
    </Queried>
  )
}

function Ready({ terms }: { terms: MerchantTerms }) {
  const mayAct = useFlags().can_run_settlement
  const [dialog, setDialog] = useState<'commission' | 'reserve' | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      <PageHeader
        breadcrumbs={{
          label: m.desk_terms_title(),
          crumbs: [
            { label: m.desk_terms_title(), href: addresses.terms },
            { label: merchantNameText(terms) },
          ],
        }}
        title={<MerchantName of={terms} />}
        subtitle={m.desk_terms_commission_subtitle()}
      />
      <Column>
        <CommissionCard terms={terms} onAdd={mayAct ? () => setDialog('commission') : null} />
        <ReserveCard terms={terms} onAdd={mayAct ? () => setDialog('reserve') : null} />
      </Column>
      {dialog === 'commission' ? <AgreeCommission terms={terms} onClose={close} /> : null}
      {dialog === 'reserve' ? <SetReserve terms={terms} onClose={close} /> : null}
    </>
  )
}
