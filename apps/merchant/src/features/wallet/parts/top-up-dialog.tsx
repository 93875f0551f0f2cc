import { problemText } from '@daftar/app-kit/problem-text'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { groupIban } from '@daftar/rules/registry/iban'
import { Button } from '@daftar/ui/button'
import { CopyButton } from '@daftar/ui/copy-button'
import { DescriptionList } from '@daftar/ui/description-list'
import { Dialog } from '@daftar/ui/dialog'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { Loading, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { topUpDetails } from '../mutations.ts'
import type { TopUpDetails } from '../queries.ts'
import styles from './wallet.module.css'

/** Where to send money, with the reference that brings it into this wallet. */
export function TopUpDialog({ onClose }: { onClose: () => void }) {
  const { mutate, data, error } = useMutationOnce(topUpDetails(useQueryClient()))
  useEffect(() => mutate(), [mutate])
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={m.wallet_top_up_title()}
      closeLabel={m.common_close()}
      actions={<Button onClick={onClose}>{m.common_close()}</Button>}
    >
      {data ? (
        <Details details={data} />
      ) : error ? (
        <Notice tone="negative" live="alert">
          {problemText(error)}
        </Notice>
      ) : (
        <Loading label={m.common_loading()}>
          <SkeletonText lines={4} />
        </Loading>
      )}
    </Dialog>
  )
}

function Details({ details }: { details: TopUpDetails }) {
  return (
    <div className={styles.fields}>
      <p>{m.wallet_top_up_text()}</p>
      <DescriptionList
        facts={[
          {
            id: 'reference',
            label: m.wallet_top_up_reference(),
            value: <Copied text={details.reference}>{details.reference}</Copied>,
          },
          {
            id: 'iban',
            label: m.bank_iban(),
            value: <Copied text={details.iban}>{groupIban(details.iban)}</Copied>,
          },
          { id: 'bank', label: m.bank_bank(), value: <Typed>{details.bank_name}</Typed> },
          { id: 'holder', label: m.bank_holder(), value: <Typed>{details.account_name}</Typed> },
        ]}
      />
      <p className={styles.muted}>{m.wallet_top_up_after()}</p>
    </div>
  )
}

function Copied({ text, children }: { text: string; children: string }) {
  return (
    <span className={styles.copied}>
      <Ltr>{children}</Ltr>
      <CopyButton text={text} label={m.wallet_copy()} copiedLabel={m.wallet_copied()} />
    </span>
  )
}
