import type { InputType } from '@eptw/domain/template/model/template';
import {
  AlignLeft,
  CalendarDays,
  CalendarRange,
  CircleDot,
  Clock,
  FileUp,
  ListChecks,
  ListCollapse,
  Map,
  PenLine,
  SquareCheck,
  TextCursorInput,
  TextQuote,
  Users,
  type LucideIcon,
} from 'lucide-react';

/** The icon of each input type in the builder. */
export const inputTypeIcons: Record<InputType, LucideIcon> = {
  text: TextCursorInput,
  textarea: AlignLeft,
  radio: CircleDot,
  checkbox: SquareCheck,
  multicheck: ListChecks,
  date: CalendarDays,
  time: Clock,
  daterange: CalendarRange,
  select: ListCollapse,
  file: FileUp,
  esign: PenLine,
  freetext: TextQuote,
  map: Map,
  reviewerlist: Users,
};
