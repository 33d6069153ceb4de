export { hashOf, isHashAmong, isHashOf } from "./password-hash";
export { type User, type UserList, hasSameSecret, openUserList } from "./user-list";
export {
  type ListedUser,
  type Role,
  changeUsersFile,
  defaultRoles,
  readUsersFile,
  roles,
  writeUsersFile,
} from "./users-file";
