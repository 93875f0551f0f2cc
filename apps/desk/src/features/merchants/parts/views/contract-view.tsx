import { Moment } from '@daftar/app-kit/moment'
import { problemText } from '../../../../shared/text/problem-text.ts'
import { useAct } from '@daftar/app-kit/use-act'
import { Badge } from '@daftar/ui/badge'
import { Button, buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { productNow } from '@daftar/ui/product-clock'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { nameText } from '@daftar/words/names'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TextSkeleton } from '../../../../shared/queue/list-skeleton.tsx'
import { Queried } from '../../../../shared/look/queried.tsx'
import { useFlags } from '../../../../shared/session.ts'
import { useServices } from '../../../../shared/use-services.ts'
import { contractMutation, contractQuery, type Contract } from '../../contract.ts'
import styles from '../merchants.module.css'

/** The contract of a merchant: where it stands, its file, and what staff do with it. */
export function ContractView({ merchantId }: { merchantId: string }) {
  const query = useQuery(contractQuery(merchantId))
  return (
    <Card title={m.desk_contract()}>
      <Queried query={query} pending={<TextSkeleton lines={6} />} failedTitle={m.desk_contract_failed()}>
        {(contract) => <Ready contract={contract} />}
      </Queried>
    </Card>
  )
}

function Ready({ contract }: { contract: Contract }) {
  const { api } = useServices()
  const mayAct = useFlags().can_decide_onboarding
  const [isAsking, setAsking] = useState(false)
  const { merchant_id: id, status, number, again_from: againFrom } = contract
  const queryClient = useQueryClient()
  const resend = useAct({
    mutation: contractMutation(queryClient, id),
    doneText: () => m.desk_contract_resent(),
    onDone: () => undefined,
    since: Date.parse(contract.sent_at ?? ''),
  })
  const countersign = useAct({
    mutation: contractMutation(queryClient, id),
    doneText: () => m.desk_contract_countersigned(),
    onDone: () => setAsking(false),
  })
  const isEarly = againFrom !== null && Date.parse(againFrom) > productNow()
  return (
    <div className={styles.list}>
      {resend.error ? <Notice tone="negative" live="alert" title={problemText(resend.error)} /> : null}
      <DescriptionList facts={factsOf(contract)} />
      {number === null && status === 'completed' ? <p>{m.desk_contract_on_paper()}</p> : null}
      <div className={styles.line}>
        {number === null ? null : (
          <Link
            external
            look="bare"
            className={buttonClass()}
            href={api.address('contracts.documentForStaff', { id })}
          >
            {m.desk_contract_open()}
          </Link>
        )}
        {mayAct && status === 'sent' ? (
          <Button busy={resend.isPending} disabled={isEarly} onClick={() => resend.send('resend')}>
            {m.desk_contract_resend()}
          </Button>
        ) : null}
        {mayAct && status === 'signed' ? (
          <Button variant="primary" onClick={() => setAsking(true)}>
            {m.desk_contract_countersign()}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="primary"
        title={m.desk_contract_countersign_title()}
        confirmLabel={m.desk_contract_countersign()}
        cancelLabel={m.common_cancel()}
        closeLabel={m.common_close()}
        busy={countersign.isPending}
        onConfirm={() => countersign.send('countersign')}
        error={countersign.error ? problemText(countersign.error) : undefined}
      >
        <p>{m.desk_contract_countersign_text({ name: isolated(merchantText(contract)) })}</p>
      </ConfirmDialog>
    </div>
  )
}

function merchantText({ merchant_name: name, merchant_name_ar: name_ar }: Contract): string {
  return nameText({ name, name_ar })
}

const looks: Readonly<Record<Contract['status'], { tone: Tone; word: () => string }>> = {
  none: { tone: 'neutral', word: m.desk_contract_none },
  sent: { tone: 'info', word: m.desk_contract_sent },
  signed: { tone: 'warning', word: m.desk_contract_signed },
  completed: { tone: 'positive', word: m.desk_contract_completed },
}

function factsOf(contract: Contract) {
  const { status, number, signatory, countersigned_by: by } = contract
  const { tone, word } = looks[status]
  const moment = (id: string, label: string, at: string | null) =>
    at === null ? [] : [{ id, label, value: <Moment at={at} /> }]
  return [
    { id: 'status', label: m.desk_contract_status(), value: <Badge tone={tone}>{word()}</Badge> },
    ...(number === null
      ? []
      : [{ id: 'number', label: m.desk_contract_number(), value: <Ltr>{number}</Ltr> }]),
    ...(signatory
      ? [
          {
            id: 'signatory',
            label: m.desk_contract_signatory(),
            value: (
              <>
                <Typed>{signatory.name}</Typed> <Ltr>{signatory.email}</Ltr>
              </>
            ),
          },
        ]
      : []),
    ...moment('sent', m.desk_contract_sent_at(), contract.sent_at),
    ...moment('signed', m.desk_contract_signed_at(), contract.signed_at),
    ...moment('completed', m.desk_contract_completed_at(), contract.completed_at),
    ...(by === null ? [] : [{ id: 'by', label: m.desk_contract_by(), value: <Typed>{by}</Typed> }]),
  ]
}
