import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { EmptyState } from '@daftar/ui/empty-state'
import { Link } from '@daftar/ui/link'
import { Ltr } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { DetailDrawer } from '../../../shared/look/detail-drawer.tsx'
import { TextSkeleton } from '../../../shared/queue/list-skeleton.tsx'
import type { Merchant } from '../../../shared/merchant/merchants-query.ts'
import { Queried } from '../../../shared/look/queried.tsx'
import { useFlags } from '../../../shared/session.ts'
import { showToast } from '@daftar/app-kit/toasts'
import { experimentText } from '../experiment-text.ts'
import { experimentsQuery, switchExperiment, type Experiment } from '../queries.ts'
import styles from './merchants.module.css'

/** Which experiments are on for one merchant, and how to switch them. */
export function MerchantDrawer({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) {
  const query = useQuery(experimentsQuery(merchant.id))
  const mayEdit = useFlags().can_edit_experiments
  const [switching, setSwitching] = useState<Experiment | null>(null)
  const [leaving, setLeaving] = useState<Experiment | null>(null)
  return (
    <>
      <DetailDrawer title={nameText(merchant)} onClose={onClose}>
        <Link href={addresses.merchant(merchant.id)}>{m.desk_merchant_open()}</Link>
        <h3>{m.desk_experiments()}</h3>
        {mayEdit ? null : <Notice>{m.desk_experiments_read_only()}</Notice>}
        <Queried query={query} pending={<TextSkeleton lines={8} />} failedTitle={m.desk_experiments_failed()}>
          {(experiments) =>
            experiments.length === 0 ? (
              <EmptyState title={m.desk_experiments_empty()} />
            ) : (
              <ul className={styles.list}>
                {experiments.map((experiment) => (
                  <li key={experiment.name} className={styles.line}>
                    <span className={styles.name}>
                      {experimentText(experiment.name)}
                      <Ltr className={styles.code}>{experiment.name}</Ltr>
                    </span>
                    <Badge tone={experiment.enabled ? 'positive' : 'neutral'}>
                      {experiment.enabled ? m.desk_on() : m.desk_off()}
                    </Badge>
                    <span className={styles.acts}>
                      {mayEdit && experiment.own !== null ? (
                        <Button
                          size="small"
                          aria-label={m.desk_rule_leave_named({ name: experimentText(experiment.name) })}
                          onClick={() => setLeaving(experiment)}
                        >
                          {m.desk_rule_leave()}
                        </Button>
                      ) : null}
                      {mayEdit ? (
                        <Button
                          size="small"
                          aria-label={
                            experiment.enabled
                              ? m.desk_switch_off_named({ name: experimentText(experiment.name) })
                              : m.desk_switch_on_named({ name: experimentText(experiment.name) })
                          }
                          onClick={() => setSwitching(experiment)}
                        >
                          {experiment.enabled ? m.desk_switch_off() : m.desk_switch_on()}
                        </Button>
                      ) : null}
                    </span>
                  </li>
                ))}
              </ul>
            )
          }
        </Queried>
      </DetailDrawer>
      {switching ? (
        <ConfirmSwitch merchant={merchant} experiment={switching} onClose={() => setSwitching(null)} />
      ) : null}
      {leaving ? (
        <ConfirmLeave merchant={merchant} experiment={leaving} onClose={() => setLeaving(null)} />
      ) : null}
    </>
  )
}

type ConfirmSwitchProps = { merchant: Merchant; experiment: Experiment; onClose: () => void }

function ConfirmSwitch({ merchant, experiment, onClose }: ConfirmSwitchProps) {
  const mutation = useMutationOnce(switchExperiment(useQueryClient(), merchant.id))
  const words = { name: experimentText(experiment.name), merchant: nameText(merchant) }
  const isOn = experiment.enabled
  return (
    <ConfirmAct
      act={mutation}
      onClose={onClose}
      title={isOn ? m.desk_switch_off_title(words) : m.desk_switch_on_title(words)}
      confirmLabel={isOn ? m.desk_switch_off() : m.desk_switch_on()}
      onConfirm={() =>
        mutation.mutate(
          { name: experiment.name, enabled: !isOn, from: isOn },
          {
            onSuccess: () => {
              showToast({
                variant: 'success',
                title: isOn ? m.desk_switched_off(words) : m.desk_switched_on(words),
              })
              onClose()
            },
          },
        )
      }
    >
      {m.desk_switch_text(words)}
    </ConfirmAct>
  )
}

/** What somebody switched for this merchant is forgotten; the rules of countries say it again. */
function ConfirmLeave({ merchant, experiment, onClose }: ConfirmSwitchProps) {
  const mutation = useMutationOnce(switchExperiment(useQueryClient(), merchant.id))
  const words = { name: experimentText(experiment.name), merchant: nameText(merchant) }
  return (
    <ConfirmAct
      act={mutation}
      onClose={onClose}
      title={m.desk_rule_leave_title(words)}
      confirmLabel={m.desk_rule_leave()}
      onConfirm={() =>
        mutation.mutate(
          { name: experiment.name, enabled: null, from: experiment.enabled },
          {
            onSuccess: () => {
              showToast({ variant: 'success', title: m.desk_rule_left(words) })
              onClose()
            },
          },
        )
      }
    >
      {m.desk_rule_leave_text(words)}
    </ConfirmAct>
  )
}
