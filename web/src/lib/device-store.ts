/** What is stored on this device under names, in a database of the browser: it has room for whole permits. */
export interface DeviceStore {
  /** Rejects when storage is unavailable; undefined when there is nothing. */
  read: (name: string) => Promise<unknown>;
  /** The values under names that begin like this, with their names. Rejects when storage is unavailable. */
  list: (prefix: string) => Promise<(readonly [name: string, value: unknown])[]>;
  /** Resolves when the change is written: before that, leaving the page undoes it. */
  write: (change: (store: IDBObjectStore) => void) => Promise<void>;
}

function toPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('This browser cannot store data.'));
  });
}

/** Opens a database of the browser with one store, when it is first used. */
export function createDeviceStore(databaseName: string, storeName: string): DeviceStore {
  let connection: Promise<IDBDatabase> | undefined;

  function connectDatabase(): Promise<IDBDatabase> {
    connection ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(databaseName, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(storeName);
      toPromise(request).then(resolve, (error: unknown) => {
        connection = undefined;
        reject(error instanceof Error ? error : new Error('This browser cannot store data.'));
      });
    });
    return connection;
  }

  return {
    async read(name) {
      const transaction = (await connectDatabase()).transaction(storeName, 'readonly');
      return toPromise<unknown>(transaction.objectStore(storeName).get(name));
    },
    async list(prefix) {
      const store = (await connectDatabase()).transaction(storeName, 'readonly').objectStore(storeName);
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const [names, values] = await Promise.all([toPromise(store.getAllKeys(range)), toPromise(store.getAll(range))]);
      return names.flatMap((name, index) =>
        typeof name === 'string' ? [[name, values[index] as unknown] as const] : [],
      );
    },
    async write(change) {
      const transaction = (await connectDatabase()).transaction(storeName, 'readwrite', { durability: 'strict' });
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('This browser cannot store data.'));
        change(transaction.objectStore(storeName));
      });
    },
  };
}
