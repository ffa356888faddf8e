final class Room { var name: String? = "hall"; var seats = [1, 2]; func rename(_ new: String) -> Int { name = new; return new.count } }
final class House { var room: Room?; var rooms: [String: Room] = [:]; subscript(n: Int) -> Room? { n == 0 ? room : nil } }
let house = House()
print(house.room?.name ?? "none", house.room?.rename("x") ?? -1, house[0]?.seats.count ?? 0)
house.room?.seats.append(9)
house.room = Room()
house.room?.seats.append(3)
house.room?.name?.append("way")
house.rooms["a"] = Room()
house.rooms["a"]?.seats[0] += 10
house.rooms["b"]?.seats[0] = 99
print(house.room?.name ?? "none", house.room!.seats, house[0]?.rename("den") ?? -1, house[1]?.rename("y") ?? -1)
print(house.rooms["a"]?.seats.first ?? 0, house.rooms["b"] == nil, house.room?.name?.count ?? 0, (house.room?.seats.count ?? 0) > 2)
if house.room?.rename("z") != nil { print("renamed") }
if let count = house.room?.name?.uppercased().count, count > 0 { print(count) }
