import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { showToast } from '@daftar/app-kit/toasts'
import { revokeKey, type ApiKey, type Integration } from '../queries.ts'

type RevokeKeyProps = { apiKey: ApiKey; merchant: Integration['merchant']; onClose: () => void }

/** It stops working at once: shops that still use it are cut off. */
export function RevokeKey({ apiKey, merchant, onClose }: RevokeKeyProps) {
  const mutation = useMutationOnce(revokeKey(useQueryClient(), merchant.id))
  return (
    <ConfirmAct
      act={mutation}
      tone="danger"
      onClose={onClose}
      title={m.desk_integrations_revoke_title({ key: `…${apiKey.last_four}`, merchant: nameText(merchant) })}
      confirmLabel={m.desk_integrations_revoke()}
      onConfirm={() =>
        mutation.mutate(apiKey.id, {
          onSuccess: () => {
            showToast({ variant: 'success', title: m.desk_integrations_revoked() })
            onClose()
          },
        })
      }
    >
      {m.desk_integrations_revoke_text()}
    </ConfirmAct>
  )
}
