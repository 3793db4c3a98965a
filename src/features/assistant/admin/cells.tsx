import type { DefaultServerCellComponentProps } from 'payload'

import { toLocale } from '@/src/i18n/locale-texts'
import { usageFormat } from '../rules/usage-format'

type Props = DefaultServerCellComponentProps

const formatOf = ({ i18n, rowData }: Props) =>
  usageFormat(toLocale(i18n.language), (rowData as { currency: string }).currency)

/** A number of tokens. */
export const FigureCell = (props: Props) => <span>{formatOf(props).number(Number(props.cellData))}</span>

/** The cost of a call, if the price of its model is configured. */
export const CostCell = (props: Props) => (
  <span>{props.cellData === null ? '–' : formatOf(props).cost(props.cellData as number)}</span>
)
