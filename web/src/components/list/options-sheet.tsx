import { Button, Drawer, Radio } from 'antd';
import { changeFilters, type ListChange, type ListState } from '../../lib/list-state.ts';
import { ExportMenu } from '../list-export/export-menu.tsx';
import { FilterForm } from './filter-form.tsx';
import { listColumnFilters, type ListColumn } from './list-types.ts';
import { SavedViews } from './saved-views.tsx';
import { applyView, type ListToolbarProps } from './toolbar-props.ts';

interface OptionsSheetProps<Row> extends ListToolbarProps<Row> {
  open: boolean;
  onClose: () => void;
}

/** The orders of a list, by the value of its control: '-createdAt' sorts by that column, descending. */
function listOrders<Row>(columns: readonly ListColumn<Row>[]): { value: string; label: string }[] {
  return [
    { value: '', label: 'Default order' },
    ...columns
      .filter(({ sortable }) => sortable)
      .flatMap(({ key, title }) => [
        { value: key, label: `${title}, ascending` },
        { value: `-${key}`, label: `${title}, descending` },
      ]),
  ];
}

const toOrderValue = ({ sortBy, sortOrder }: ListState) =>
  sortBy === undefined ? '' : (sortOrder === 'desc' ? '-' : '') + sortBy;

function readOrder(value: string): ListChange {
  return { sortBy: value.replace(/^-/, '') || undefined, sortOrder: value.startsWith('-') ? 'desc' : 'asc' };
}

/** What the toolbar and the headers of the columns have on a wide screen: views, order, filters, export. */
export function OptionsSheet<Row>(props: OptionsSheetProps<Row>) {
  const { columns, state, onChange, views, exportRequest, savedViewsName, open, onClose } = props;
  const orders = listOrders(columns);
  return (
    <Drawer
      title="Filters"
      placement="bottom"
      size="86dvh"
      open={open}
      onClose={onClose}
      extra={
        <Button type="primary" onClick={onClose}>
          Show list
        </Button>
      }
    >
      <div className="list-options">
        {views && (
          <section className="filter-section">
            <h2>View</h2>
            <Radio.Group
              className="filter-options"
              name="list-view"
              aria-label="View"
              value={props.activeView?.key ?? ''}
              options={views.map(({ key, label }) => ({ value: key, label }))}
              onChange={({ target }) =>
                onChange(
                  applyView(
                    views.find(({ key }) => key === target.value),
                    views,
                  ),
                )
              }
            />
          </section>
        )}
        {props.extra && <section className="filter-section">{props.extra}</section>}
        {orders.length > 1 && (
          <section className="filter-section">
            <h2>Order</h2>
            <Radio.Group
              className="filter-options"
              name="list-order"
              aria-label="Order"
              value={toOrderValue(state)}
              options={orders}
              onChange={({ target }) => onChange(readOrder(String(target.value)))}
            />
          </section>
        )}
        {(exportRequest ?? savedViewsName) && (
          <section className="filter-section list-options-buttons">
            {exportRequest && (
              <ExportMenu
                title={props.title}
                request={exportRequest}
                count={props.count}
                isCountExact={props.isCountExact}
              />
            )}
            {savedViewsName && <SavedViews listName={savedViewsName} state={state} onChange={onChange} />}
          </section>
        )}
        {/* Each time anew, with the filters as they are then; an export goes on while the sheet is closed. */}
        {open &&
          columns.flatMap(listColumnFilters).map(({ key, title, filter }) => (
            <section key={key} className="filter-section">
              <h2>{title}</h2>
              <FilterForm
                label={title}
                filter={filter}
                values={state.filters[key] ?? []}
                onApply={(values) => onChange(changeFilters({ [key]: values }))}
              />
            </section>
          ))}
      </div>
    </Drawer>
  );
}
