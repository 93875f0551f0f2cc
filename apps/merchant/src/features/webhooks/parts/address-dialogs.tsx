import { ConfirmAct } from '@daftar/app-kit/confirm-act'
import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import type { WebhookStanding } from '@daftar/app-kit/webhooks/calls'
import { keyModes, type KeyMode } from '@daftar/rules/orders/shop-connection'
import { Button } from '@daftar/ui/button'
import { CopyButton } from '@daftar/ui/copy-button'
import { Dialog } from '@daftar/ui/dialog'
import { Ltr } from '@daftar/ui/ltr'
import { RadioCards } from '@daftar/ui/radio-cards'
import { Select } from '@daftar/ui/select'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { addAddress, moveAddress, removeAddress, renewSecret, storesQuery } from '../mutations.ts'
import type { AddressAct } from './address-acts.tsx'
import styles from './addresses.module.css'

const urlProblem = (url: string) =>
  url.trim() === '' ? 'required' : url.trim().startsWith('https://') ? null : 'url_invalid'

/** A new address of a store, live or test, and then its secret, once. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const id = useAccount().permissions.merchant_id ?? ''
  const stores = useQuery(storesQuery(id)).data ?? []
  const [secret, setSecret] = useState<string | null>(null)
  const act = useAct({
    mutation: addAddress(useQueryClient()),
    doneText: () => m.webhooks_added(),
    onDone: setSecret,
  })
  const form = useActForm<{ mode: KeyMode; store: string; url: string }>({
    start: { mode: 'test', store: '', url: '' },
    check: ({ store, url }) => ({
      store: store === '' ? 'choose_option' : null,
      url: urlProblem(url),
    }),
    fields: {
      mode: { label: m.webhooks_mode() },
      store: { label: m.webhooks_store() },
      url: { label: m.webhooks_address() },
    },
    error: act.error,
  })
  const { store, ...others } = form.values
  if (secret !== null) return <SecretDialog secret={secret} onClose={onClose} />
  return (
    <ConfirmAct
      {...{ act, onClose }}
      fields={form.wireNames}
      title={m.webhooks_add_title()}
      confirmLabel={m.webhooks_add()}
      onConfirm={() => form.confirm(() => act.send({ ...others, store, url: others.url.trim() }))}
    >
      <div className={styles.fields}>
        <RadioCards<KeyMode>
          {...form.field('mode')}
          options={keyModes.map((value) => ({
            value,
            label: value === 'test' ? m.webhooks_test() : m.webhooks_live(),
          }))}
        />
        <Select
          {...form.field('store')}
          placeholder={m.links_store_choose()}
          options={stores.map(({ code, ...names }) => ({ value: code, label: nameText(names) }))}
        />
        <TextField
          {...form.field('url')}
          hint={m.webhooks_address_hint()}
          dir="ltr"
          inputMode="url"
          maxLength={2000}
        />
      </div>
    </ConfirmAct>
  )
}

type Props = { webhook: WebhookStanding; onClose: () => void }

export function AddressDialog({ act, ...props }: Props & { act: AddressAct }) {
  if (act === 'move') return <MoveDialog {...props} />
  return act === 'renew' ? <RenewDialog {...props} /> : <RemoveDialog {...props} />
}

function MoveDialog({ webhook, onClose }: Props) {
  const act = useAct({
    mutation: moveAddress(useQueryClient(), webhook.id),
    doneText: () => m.webhooks_moved(),
    onDone: onClose,
  })
  const form = useActForm<{ url: string }>({
    start: { url: webhook.url },
    check: ({ url }) => ({ url: urlProblem(url) }),
    fields: { url: { label: m.webhooks_address() } },
    error: act.error,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      fields={form.wireNames}
      title={m.webhooks_move_title()}
      confirmLabel={m.webhooks_move()}
      onConfirm={() => form.confirm(() => act.send({ url: form.values.url.trim() }))}
    >
      <TextField
        {...form.field('url')}
        hint={m.webhooks_address_hint()}
        dir="ltr"
        inputMode="url"
        maxLength={2000}
      />
    </ConfirmAct>
  )
}

function RenewDialog({ webhook, onClose }: Props) {
  const [secret, setSecret] = useState<string | null>(null)
  const act = useAct({
    mutation: renewSecret(useQueryClient(), webhook.id),
    doneText: () => m.webhooks_renewed(),
    onDone: setSecret,
  })
  if (secret !== null) return <SecretDialog secret={secret} onClose={onClose} />
  return (
    <ConfirmAct
      {...{ act, onClose }}
      title={m.webhooks_renew_title()}
      confirmLabel={m.webhooks_renew()}
      onConfirm={() => act.send(null)}
    >
      {m.webhooks_renew_text()}
    </ConfirmAct>
  )
}

function RemoveDialog({ webhook, onClose }: Props) {
  const act = useAct({
    mutation: removeAddress(useQueryClient(), webhook.id),
    doneText: () => m.webhooks_removed_done(),
    onDone: onClose,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      tone="danger"
      title={m.webhooks_remove_title()}
      confirmLabel={m.webhooks_remove()}
      onConfirm={() => act.send(null)}
    >
      {m.webhooks_remove_text()}
    </ConfirmAct>
  )
}

/** What messages are signed with: it is nowhere to be read again. */
function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.webhooks_secret_title()}
      closeLabel={m.common_close()}
      actions={
        <Button variant="primary" onClick={onClose}>
          {m.webhooks_secret_kept()}
        </Button>
      }
    >
      <div className={styles.fields}>
        <p>{m.webhooks_secret_text()}</p>
        <p className={styles.secret}>
          <Ltr>{secret}</Ltr>
          <CopyButton text={secret} label={m.webhooks_secret_copy()} copiedLabel={m.common_copied()} />
        </p>
      </div>
    </Dialog>
  )
}
